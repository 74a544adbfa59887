import { Box } from '@chakra-ui/react/box';
import { seekingCategories } from '@qaysari/contract/listing/catalogue';
import {
  figureFieldNames,
  listingFieldsIn,
  type FigureField,
} from '@qaysari/contract/listing/fields';
import type { createListing, updateListing } from '@qaysari/contract/publish/calls';
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Flex } from '@chakra-ui/react/flex';
import { FailureAlert } from '../../../ui/alert.tsx';
import { SubmitButton } from '../../../ui/button.tsx';
import { MissingFields } from '../../../ui/missing-fields.tsx';
import { PictureSlots } from '../pictures/picture-slots.tsx';
import { slotCount } from '../pictures/slots.ts';
import { SendingBar } from '../sending/sending.tsx';
import type { usePublishForm } from '../sending/use-publish-form.ts';
import { FigureFields } from './figure-fields.tsx';
import { FoldedSection, FormSection } from './form-section.tsx';
import { OptionalFields, RequiredFields, SectorField } from './listing-fields.tsx';
import { blankListing, type ListingValues } from './listing-values.ts';
import { FormSkeleton } from '../../../ui/surfaces.tsx';
import { BottomBar } from '../../../ui/bottom-bar.tsx';

const businessNames = [...listingFieldsIn('business'), 'portability', 'isStartup'] as const;

const isFigure = (name: string): name is FigureField =>
  figureFieldNames.some((each) => each === name);

type FieldOfForm = Exclude<keyof ListingValues, FigureField>;

interface ListingFormProps {
  publish: ReturnType<
    typeof usePublishForm<typeof createListing | typeof updateListing, ListingValues>
  >;
  submit: string;
  working: string;
  /** Asks people who were not asked before which name their ads show. */
  nameQuestion?: ReactNode;
  /** A further action after a failure with that status. */
  actionFor?: (status: number) => ReactNode;
}

/** The form of a listing, new or not. */
export function ListingForm(props: ListingFormProps) {
  const { publish, submit, working, nameQuestion, actionFor } = props;
  const { t } = useTranslation(['publish', 'ad']);
  const { form, pictures, sending, cancel } = publish;
  const { problem } = form;
  const alert = useSeenFailure(problem?.count);
  const labelOf = useFieldLabels();
  const partOf = (names: readonly (keyof ListingValues)[]) => {
    const filled = names.filter((name) => form.values[name] !== blankListing[name]).length;
    return {
      summary: t('section.filled', { filled, total: names.length }),
      isFilled: filled > 0,
      isWrong: names.some((name) => form.errorOf(name) !== undefined),
    };
  };
  return (
    <form {...form.formProps}>
      {/* No changes while the form is being sent. */}
      <div inert={sending !== undefined}>
        <FormSection title={t('section.essentials')} lead={t('section.essentialsLead')}>
          <RequiredFields field={form.field} />
          {seekingCategories.some((category) => category === form.values.category) && (
            <SectorField {...form.field('sector')} />
          )}
        </FormSection>
        <PicturesSection pictures={pictures} error={form.errorOf('images')} />
        <FoldedSection
          title={t('section.business')}
          lead={t('section.businessLead')}
          {...partOf(businessNames)}
        >
          <OptionalFields field={form.field} startup={form.checkbox('isStartup')} />
        </FoldedSection>
        <FoldedSection
          title={t('section.figures')}
          lead={t('section.figuresLead')}
          {...partOf(figureFieldNames)}
        >
          <FigureFields field={form.field} currency={form.values.currency} />
        </FoldedSection>
        {nameQuestion !== undefined && (
          <FormSection title={t('ad:nameOnAds.question')} lead={t('ad:nameOnAds.lead')}>
            {nameQuestion}
          </FormSection>
        )}
      </div>
      <Box ref={alert}>
        <FailureAlert
          failure={problem}
          lead={t('failed')}
          action={problem && actionFor?.(problem.status)}
          mb="4"
        />
      </Box>
      <DraftNote isStored={publish.isStored} />
      <PublishBar
        note={
          sending ? (
            <SendingBar sending={sending} onCancel={cancel} />
          ) : (
            <MissingFields
              fields={form.wrongNames.map((name) => ({ name, label: labelOf(name) }))}
            />
          )
        }
      >
        <SubmitButton
          width={{ base: 'full', md: 'auto' }}
          flexShrink="0"
          isWorking={form.isSending}
          workingText={working}
        >
          {submit}
        </SubmitButton>
      </PublishBar>
    </form>
  );
}

/** The pictures, and how many an ad can have. */
function PicturesSection(props: ComponentProps<typeof PictureSlots>) {
  const { t } = useTranslation('publish');
  return (
    <FormSection title={t('section.pictures')} lead={t('section.picturesLead', { max: slotCount })}>
      <PictureSlots {...props} />
    </FormSection>
  );
}

/** The label of each field. */
function useFieldLabels() {
  const { t } = useTranslation(['publish', 'figures']);
  return (name: string) =>
    isFigure(name) ? t(`figures:field.${name}`) : t(`field.${name as FieldOfForm}`);
}

/** Says whether the typed values survive a reload. Renders nothing before anything was typed. */
function DraftNote({ isStored }: { isStored: boolean | undefined }) {
  const { t } = useTranslation('publish');
  if (isStored === undefined) return null;
  return (
    <Box as="p" fontSize="xs" color={isStored ? 'fg.muted' : 'fg.error'} mb="3">
      {t(isStored ? 'draft.kept' : 'draft.notKept')}
    </Box>
  );
}

/** The error is at the end of a long form. Scrolls to it after a press on the button in the bar. */
function useSeenFailure(count: number | undefined) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = ref;
    // The first wrong field takes the focus, where there is one.
    const isAboutField = current
      ?.closest('form')
      ?.querySelector('[aria-invalid="true"], [data-wrong]');
    if (count !== undefined && !isAboutField) current?.scrollIntoView({ block: 'nearest' });
  }, [count]);
  return ref;
}

/** Placeholder about as high as the form: after a reload the browser can restore the scroll position. */
export function ListingFormSkeleton() {
  const { t } = useTranslation('common');
  return <FormSkeleton label={t('loading')} minH={{ base: '1700px', md: '1200px' }} />;
}

/** The end of a long form: at the bottom edge of phones, so that nobody has to look for it; in the page from 768 px. */
function PublishBar({ note, children }: { note: ReactNode; children: ReactNode }) {
  return (
    <BottomBar isInPageFromMd>
      <Flex
        direction={{ base: 'column', md: 'row-reverse' }}
        justify="flex-end"
        align={{ base: 'stretch', md: 'center' }}
        columnGap="5"
        px={{ base: '4', md: '0' }}
        pt={{ base: '1', md: '0' }}
        pb={{ base: '3', md: '0' }}
      >
        <Box _empty={{ display: 'none' }}>{note}</Box>
        {children}
      </Flex>
    </BottomBar>
  );
}
