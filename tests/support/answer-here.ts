import { newPushKeys } from '../../tools/src/product/push-keys.ts';
import { askAt } from './api-client.ts';
import { openWholeApi } from './own-api.ts';

// The process of an API test answers its calls by itself, on the stack's emulators: in the Functions emulator most of a
// call's time goes to its proxies. `tests/stack` asks through Hosting. Test files that share a process share the API.
const shared = globalThis as { ownApi?: ReturnType<typeof openWholeApi> };
if (!shared.ownApi) Object.assign(process.env, newPushKeys());
shared.ownApi ??= openWholeApi();
askAt((await shared.ownApi).origin);
