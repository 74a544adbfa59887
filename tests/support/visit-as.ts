import type { Created, Member } from './created.ts';
import { origin, visit, type VisitOptions, type Visitor } from './visitor.ts';

/** Somebody signed in, on a device of theirs. */
export async function visitAs(
  created: Created,
  member: Member,
  options: VisitOptions = {},
): Promise<Visitor> {
  const visitor = await visit(options);
  const token = { name: 'token', value: await created.signIn(member), url: origin };
  await visitor.context.addCookies([token]);
  return visitor;
}
