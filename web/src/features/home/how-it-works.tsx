import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { MessagesSquare, PenLine, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Heading } from '../../ui/page.tsx';
import { Card } from '../../ui/surfaces.tsx';

export function HowItWorks() {
  const { t } = useTranslation('home');
  const steps = [
    { icon: <PenLine size={24} />, title: t('how.s1Title'), body: t('how.s1Body') },
    { icon: <ShieldCheck size={24} />, title: t('how.s2Title'), body: t('how.s2Body') },
    { icon: <MessagesSquare size={24} />, title: t('how.s3Title'), body: t('how.s3Body') },
  ];
  return (
    <Box as="section" mt="16">
      <Heading as="h2" size="page" mb="6">
        {t('how.title')}
      </Heading>
      <Grid
        as="ol"
        gap="5"
        listStyleType="none"
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
      >
        {steps.map(({ icon, title, body }) => (
          <Card as="li" key={title} p="6">
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
            <Heading as="h3" size="small" mb="1">
              {title}
            </Heading>
            <Box as="p" color="fg.muted">
              {body}
            </Box>
          </Card>
        ))}
      </Grid>
    </Box>
  );
}
