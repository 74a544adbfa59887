import { bearer, proveEveryEndpoint } from '../../long/matrix/every-endpoint.ts';

proveEveryEndpoint({ cells: 'some', sendings: [bearer] });
