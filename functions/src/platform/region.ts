/**
 * The region of all functions, the nearest to Iraq (docs/decisions/0006-region.md). No other file names
 * it: firebase-tools finds the functions of firebase.json by name.
 */
export const region = 'me-central1';
