import type { App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getStorage } from 'firebase-admin/storage';
import { newPushKeys } from '../../tools/src/product/push-keys.ts';
import { accountsOf } from './own-accounts.ts';
import { openWholeApi, type OwnApi } from './own-api.ts';
import { smsUrl } from './mails.ts';
import { verifySignatures } from './signed-sessions.ts';
import { emptyProject } from './stack.ts';

/**
 * The whole API in an empty project where no trigger runs. Sessions are signed, and verified as in production.
 * Its end empties the project again.
 */
export async function openIsolatedApi(app: App): Promise<OwnApi> {
  Object.assign(process.env, newPushKeys(), { SMS_URL: smsUrl() });
  await emptyProject(app);
  const endSignatures = await verifySignatures(getAuth(app));
  const endAccounts = accountsOf(app);
  const api = await openWholeApi();
  return {
    origin: api.origin,
    async [Symbol.asyncDispose]() {
      await api[Symbol.asyncDispose]();
      endAccounts();
      await endSignatures();
      const [files] = await getStorage(app).bucket().getFiles();
      await Promise.all(files.map((file) => file.delete()));
      await emptyProject(app);
    },
  };
}
