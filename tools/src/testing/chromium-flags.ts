/** The programs that start Chromium for us, and the features that each turns off by itself. */
export const turnedOffBy = {
  playwright: `
  AvoidUnnecessaryBeforeUnloadCheckSync DestroyProfileOnBrowserClose HttpsUpgrades
  HttpsFirstBalancedModeAutoEnable LensOverlay MediaRouter PaintHolding
  ThirdPartyStoragePartitioning AvoidCorsURLLoaderRestartOnRedirect TcpPortRandomizationWin
  OptimizationHints NetworkTimeServiceQuerying AimEnabled PreconnectToSearch
  msForceBrowserSignIn msEdgeUpdateLaunchServicesPreferredVersion
`
    .trim()
    .split(/\s+/),
  lighthouse: `
  Translate OptimizationHints MediaRouter DialMediaRouteProvider
  CalculateNativeWinOcclusion InterestFeedContentSuggestions
  CertificateTransparencyComponentUpdater AutofillServerCommunication
  PrivacySandboxSettings4 RenderDocument
`
    .trim()
    .split(/\s+/),
} as const;

/** The browser's own pages behind the address bar. Each new window would load them, for a third of what a test costs. */
const pagesOfTheAddressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** For a browser that runs as root, without a screen, and asks nobody but the site. */
export function chromiumFlags(starter: keyof typeof turnedOffBy): string[] {
  // The last list of features is the only one that counts, so it says the starter's own again.
  const features = [...turnedOffBy[starter], ...pagesOfTheAddressBar];
  return [
    `--disable-features=${features.join(',')}`,
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
}
