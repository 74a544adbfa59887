import { proveBadTokens } from './bad-tokens.ts';

proveBadTokens('all');
