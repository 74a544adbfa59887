import { Box } from '@chakra-ui/react/box';
import { MessagesSquare, PenLine, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';

export function HowItWorks() {
  const { t } = useTranslation('home');
  const steps = [
    { icon: <PenLine size={24} />, title: t('how.s1Title'), body: t('how.s1Body') },
    { icon: <ShieldCheck size={24} />, title: t('how.s2Title'), body: t('how.s2Body') },
    { icon: <MessagesSquare size={24} />, title: t('how.s3Title'), body: t('how.s3Body') },
  ];
  return (
    <Box as="section" mt="16">
      <Box as="h2" fontSize={{ base: '2xl', md: '3xl' }} mb="6">
        {t('how.title')}
      </Box>
      <Box
        as="ol"
        display="grid"
        gap="5"
        listStyleType="none"
        gridTemplateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }}
      >
        {steps.map(({ icon, title, body }) => (
          <Box as="li" key={title} bg="bg.panel" borderWidth="1px" borderRadius="xl" p="6">
            <Box
              display="inline-flex"
              alignItems="center"
              justifyContent="center"
              boxSize="12"
              borderRadius="lg"
              bg="bg.accentSubtle"
              color="fg.accent"
              mb="4"
              aria-hidden="true"
            >
              {icon}
            </Box>
            <Box as="h3" fontSize="lg" mb="1">
              {title}
            </Box>
            <Box as="p" color="fg.muted">
              {body}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
