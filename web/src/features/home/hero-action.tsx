import { ArrowDown, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../i18n/language.ts';
import { paths } from '../../lib/routes/routes.ts';
import { Button } from '../../ui/button.tsx';

const look = { variant: 'onBrand', size: 'lg', minH: { base: '11', md: '12' } } as const;

/** Leads a visitor to the form that registers with a first ad; `target` is its id. */
export function VisitorAction({ target }: { target: string }) {
  const { t } = useTranslation('home');
  return (
    <Button asChild {...look}>
      <a href={`#${target}`}>
        {t('callToAction')}
        <ArrowDown size={18} aria-hidden="true" />
      </a>
    </Button>
  );
}

/** Leads a member to the form of a new ad. */
export function MemberAction() {
  const { t } = useTranslation('common');
  return (
    <Button asChild {...look}>
      <Link to={paths.createListing(useLanguage())}>
        <Plus size={18} aria-hidden="true" />
        {t('header.publish')}
      </Link>
    </Button>
  );
}
