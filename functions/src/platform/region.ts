/**
 * Where all functions run: the region nearest to Iraq (docs/decisions/0006-region.md). Only this file
 * names it. firebase-tools finds a function of firebase.json by its name, in whatever region it is.
 */
export const region = 'me-central1';
