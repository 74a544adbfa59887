import { chakra } from '@chakra-ui/react/styled-system';
import { supportMail } from '../lib/operator.ts';

/** The email of our team, as a link. Nothing in a build without one. */
export function SupportMailLink() {
  const mail = supportMail();
  if (!mail) return null;
  return (
    <chakra.a href={`mailto:${mail}`} color="fg.brand" textDecoration="underline">
      <bdi dir="ltr">{mail}</bdi>
    </chakra.a>
  );
}

/** A text in which the email of our team is a link. Any other text is shown as it is. */
export function WithSupportMail({ text }: { text: string }) {
  const mail = supportMail();
  if (!mail || !text.includes(mail)) return text;
  const [before = '', ...rest] = text.split(mail);
  return (
    <>
      {before}
      <SupportMailLink />
      {rest.join(mail)}
    </>
  );
}
