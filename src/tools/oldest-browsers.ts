/** The oldest versions of the browsers that Assessment Desk supports. */
export const oldestBrowsers = { chrome: 120, firefox: 128, safari: 17.4 } as const;

/** The same as targets of the build, which changes newer syntax and styles into what these versions know. */
export const oldestTargets: string[] = Object.entries(oldestBrowsers).map(
  ([name, version]) => `${name}${String(version)}`,
);
