/**
 * What the test runner switches off in Chromium. Of two such lists on a command line only the last counts, so that ours
 * has to repeat it.
 */
const offForTheRunner = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** Pages of the browser's own address bar: each new context would load two of them, which takes as long as our own. */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** What every Chromium here is started with: of the journeys, of the benchmark, and those that are killed. */
export const quietBrowser: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The arguments that the Chromium of the journeys is started with. */
export const browserArguments: string[] = [
  ...quietBrowser,
  `--disable-features=${[...offForTheRunner, ...addressBar].join(',')}`,
];
