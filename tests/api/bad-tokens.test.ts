import { proveBadTokens } from '../long/matrix/bad-tokens.ts';

proveBadTokens('one');
