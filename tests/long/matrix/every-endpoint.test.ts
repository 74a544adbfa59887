import { bearer, header, proveEveryEndpoint } from './every-endpoint.ts';

proveEveryEndpoint({
  cells: 'all',
  sendings: [
    bearer,
    { language: 'ar', session: (token) => header(`bearer ${token}`) },
    { language: 'ku', session: (token) => header(`BEARER   ${token}`) },
  ],
});
