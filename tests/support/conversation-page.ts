import type { Language } from '@qaysari/contract/shared/languages';
import type { Created } from './created.ts';
import { buildChatUser } from './chat-users.ts';
import { textsIn } from './texts.ts';
import type { Visitor } from './visitor.ts';

const names = { firstname: 'سارة', lastname: 'كريم' };

/** A buyer and the owner of an ad, who have not talked yet. */
export async function buyerAndOwner(created: Created) {
  const owner = await buildChatUser(created, { fields: { firstname: 'عمر', lastname: 'علي' } });
  const buyer = await buildChatUser(created, { fields: names });
  const listing = await created.buildListing({ owner: owner.uid, title: 'مخبز', price: 900 });
  return { owner, buyer, listing };
}

/** What somebody sees and presses in a conversation. */
export function conversationOf({ page }: Visitor, language: Language) {
  const { inbox } = textsIn(language);
  const log = page.getByRole('log');
  const field = page.getByRole('textbox', { name: inbox.write.label });
  const message = (text: string) => log.getByRole('article').filter({ hasText: text });
  const option = (name: string) => page.getByRole('menuitem', { name, exact: true });
  return {
    inbox,
    log,
    field,
    message,
    option,
    write: async (text: string) => {
      await field.fill(text);
      await page.getByRole('button', { name: inbox.write.send, exact: true }).click();
    },
    openOptions: async (text: string) => {
      await message(text).hover();
      await message(text).getByRole('button', { name: inbox.message.options }).click();
    },
    press: (name: string) => page.getByRole('button', { name, exact: true }).click(),
    answer: (name: string) =>
      page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click(),
  };
}
