import { chakra } from '@chakra-ui/react/styled-system';
import { supportMail } from '../lib/operator.ts';

/** A text in which the email of our team is a link. Any other text is shown as it is. */
export function WithSupportMail({ text }: { text: string }) {
  const mail = supportMail();
  if (mail === '' || !text.includes(mail)) return text;
  const [before = '', ...rest] = text.split(mail);
  return (
    <>
      {before}
      <chakra.a href={`mailto:${mail}`} color="fg.brand" textDecoration="underline">
        <bdi dir="ltr">{mail}</bdi>
      </chakra.a>
      {rest.join(mail)}
    </>
  );
}
