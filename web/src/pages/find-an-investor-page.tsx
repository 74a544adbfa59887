import { useTranslation } from 'react-i18next';
import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { categories } from '@qaysari/contract/listing/catalogue';
import { BadgeCheck, BookUser, Megaphone, PenLine, Users, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { AccountPage } from '../features/account/account-page.tsx';
import { BecomeInvestorLine } from '../entities/investor/become-investor-line.tsx';
import { useLanguage } from '../i18n/language.ts';
import { paths } from '../lib/routes/routes.ts';
import { Button } from '../ui/button.tsx';
import { Heading } from '../ui/page.tsx';
import { Card } from '../ui/surfaces.tsx';

const sections = [
  { name: 'who', Icon: Users },
  { name: 'check', Icon: BadgeCheck },
  { name: 'write', Icon: PenLine },
] as const;

/** Two ways to an investor, then who they are, what our team checks, and how to write to them. */
function FindAnInvestor() {
  const { t } = useTranslation(['investors', 'common']);
  const language = useLanguage();
  return (
    <>
      <Grid gap="5" templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
        <Way
          Icon={BookUser}
          title={t('find.directoryTitle')}
          body={t('find.directory')}
          to={paths.investors(language)}
          action={t('all')}
          isMain
        />
        <Way
          Icon={Megaphone}
          title={t('find.publishTitle')}
          body={t('find.publish', { category: categories.find_an_investor[language] })}
          to={paths.createListing(language)}
          action={t('common:header.publish')}
        />
      </Grid>
      <BecomeInvestorLine mt="4" />
      <Flex direction="column" gap="6" mt="6" maxW="reading">
        {sections.map(({ name, Icon }) => (
          <Flex key={name} as="section" gap="4">
            <Mark Icon={Icon} />
            <Box minW="0">
              <Heading as="h2" size="small">
                {t(`find.${name}Title`)}
              </Heading>
              <Box as="p" mt="1" color="fg.muted">
                {t(`find.${name}`)}
              </Box>
            </Box>
          </Flex>
        ))}
      </Flex>
    </>
  );
}

interface WayProps {
  Icon: LucideIcon;
  title: string;
  body: string;
  to: string;
  action: string;
  isMain?: boolean;
}

function Way({ Icon, title, body, to, action, isMain = false }: WayProps) {
  return (
    <Card
      as="section"
      roomy
      boxShadow="card"
      display="flex"
      flexDirection="column"
      alignItems="flex-start"
      gap="3"
    >
      <Mark Icon={Icon} />
      <Heading as="h2" size="small">
        {title}
      </Heading>
      <Box as="p" color="fg.muted" fontSize="sm">
        {body}
      </Box>
      <Button asChild mt="auto" variant={isMain ? 'solid' : 'outline'}>
        <Link to={to}>{action}</Link>
      </Button>
    </Card>
  );
}

function Mark({ Icon }: { Icon: LucideIcon }) {
  return (
    <Flex
      aria-hidden="true"
      flexShrink="0"
      boxSize="11"
      borderRadius="full"
      bg="bg.brandSubtle"
      color="fg.brand"
      align="center"
      justify="center"
    >
      <Icon size={22} />
    </Flex>
  );
}

export function FindAnInvestorPage() {
  const { t } = useTranslation(['investors', 'common']);
  return (
    <AccountPage title={t('common:userMenu.findAnInvestor')} lead={t('find.lead')}>
      <FindAnInvestor />
    </AccountPage>
  );
}
