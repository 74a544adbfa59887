import type { Browser, Device, System } from '@qaysari/contract/account/types';

/** What a browser calls itself. Most name Chrome and Safari too, so the order counts. */
const browserSigns: readonly (readonly [Browser, RegExp])[] = [
  ['edge', /\bEdg(?:e|A|iOS)?\//],
  ['opera', /\b(?:OPR|OPiOS|OPT)\//],
  ['samsung', /\bSamsungBrowser\//],
  ['firefox', /\b(?:Firefox|FxiOS)\//],
  ['chrome', /\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//],
  ['safari', /\bVersion\/[\d.]+ .*\bSafari\//],
];

/** Android names Linux too, and an iPhone names Mac OS X. */
const systemSigns: readonly (readonly [System, RegExp])[] = [
  ['ios', /\b(?:iPhone|iPad|iPod)\b/],
  ['android', /\bAndroid\b/],
  ['chromeos', /\bCrOS\b/],
  ['windows', /\bWindows\b/],
  ['macos', /\bMac(?:intosh| OS X)\b/],
  ['linux', /\bLinux\b/],
];

/** More than a browser sends. */
const longest = 500;

/**
 * Browser and system of a `User-Agent`, without versions and models: enough to recognize one's own device, too little
 * to track anybody. The text itself is not stored.
 */
export function deviceOf(userAgent: string | undefined): Device {
  const text = (userAgent ?? '').slice(0, longest);
  const browser = browserSigns.find(([, sign]) => sign.test(text))?.[0];
  const system = systemSigns.find(([, sign]) => sign.test(text))?.[0];
  return { ...(browser && { browser }), ...(system && { system }) };
}
