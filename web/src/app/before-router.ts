import { takeArrivedToken } from '../lib/session/callback-token.ts';

// The router reads the address as soon as it is imported: this module stands before it in main.tsx.
takeArrivedToken();
