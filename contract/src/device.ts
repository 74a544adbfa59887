/** Which program and system somebody signed in with; nothing finer is known of a device. */

export const browsers = ['chrome', 'edge', 'firefox', 'opera', 'safari', 'samsung'] as const;
export type Browser = (typeof browsers)[number];

export const systems = ['android', 'chromeos', 'ios', 'linux', 'macos', 'windows'] as const;
export type System = (typeof systems)[number];

/** What is not known is left out. */
export interface Device {
  browser?: Browser;
  system?: System;
}
