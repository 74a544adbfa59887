import { Box } from '@chakra-ui/react/box';
import type { Listing } from '@qaysari/contract/listing/types';
import { useContact } from './contact-answer.tsx';

/** The contact of an ad's owner, if the reader has opened it: printing asks for nothing. */
export function OpenedContact({ listing }: { listing: Listing }) {
  const { contact } = useContact(listing);
  return contact && <ContactOnPaper {...contact} />;
}

interface ContactOnPaperProps {
  /** Formatted. */
  phoneText?: string | undefined;
  email?: string | undefined;
}

/** Phone and e-mail, whole: nobody can press what is printed. */
export function ContactOnPaper({ phoneText, email }: ContactOnPaperProps) {
  return (
    <Box mb="2" fontWeight="semibold">
      {[phoneText, email].map(
        (text) =>
          text !== undefined && (
            <p key={text}>
              <bdi dir="ltr">{text}</bdi>
            </p>
          ),
      )}
    </Box>
  );
}
