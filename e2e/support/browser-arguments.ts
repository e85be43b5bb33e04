/**
 * The features that the test runner disables in Chromium. Only the last such list on a command line counts, so ours has
 * to repeat them.
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

/** The browser's own address bar pages. Each new context would load two of them, which takes as long as our page. */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** The arguments of every Chromium of the end-to-end tests, the benchmark and the torture runs. */
export const quietBrowser: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The arguments of the Chromium of the end-to-end tests. */
export const browserArguments: string[] = [
  ...quietBrowser,
  `--disable-features=${[...offForTheRunner, ...addressBar].join(',')}`,
];
