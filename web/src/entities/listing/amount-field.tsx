import { type Currency, isCurrency, formatPrice } from '@qaysari/contract/listing/price';
import { type Amount, readAmount } from '@qaysari/contract/shared/amount';
import { formatNumber } from '@qaysari/contract/shared/number-text';
import { Flex } from '@chakra-ui/react/flex';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { priceInWords } from '../../lib/format/price.ts';
import { Button } from '../../ui/button.tsx';
import { FormField } from '../../ui/form-field.tsx';
import { Input, useLtr, type FieldProps } from '../../ui/text-field.tsx';
import { PriceInWords } from '../rate/price.tsx';

interface AmountFieldProps extends FieldProps {
  name?: string;
  value: string;
  /** Of the form; '' while none is chosen. */
  currency: string;
  placeholder?: string | undefined;
  /** Says only what is wrong, and leaves no room for it before. */
  compact?: boolean;
  /** Shown behind an amount. */
  more?: ReactNode;
  /** In one line with the input: a choice of the currency. */
  unit?: ReactNode;
  onChange: (value: string) => void;
  /** Called when the text names another currency. */
  onCurrency: (currency: Currency) => void;
  onBlur?: () => void;
}

/**
 * A field for an amount as people write it (`readAmount`). The line below says in words what was read, so that a zero too
 * many is noticed; where another amount may be meant, it asks. A field that is left shows the digits.
 */
export function AmountField(props: AmountFieldProps) {
  const { label, help, error, required, compact = false, more, unit } = props;
  const { onChange, onCurrency } = props;
  const { t } = useTranslation('common');
  const ltrProps = useLtr();
  const input = useRef<HTMLInputElement>(null);
  const [isLeft, setLeft] = useState(false);
  const read = readAmount(props.value);
  const isUnsure = read?.isSure === false;
  const set = (text: string) => {
    onChange(text);
    const named = readAmount(text);
    if (named?.isSure && named.currency && named.currency !== props.currency) {
      onCurrency(named.currency);
    }
  };
  const take = ({ amount, currency }: Amount) => {
    onChange(formatNumber(amount));
    if (currency) onCurrency(currency);
  };
  const isNoAmount = compact && isLeft && props.value.trim() !== '' && !read;
  const amount = read && read.amount > 0 && <ReadAmount read={read} currency={props.currency} />;
  const found = amount ? (
    <>
      {amount} {more}
    </>
  ) : (
    help
  );
  const ownHelp = compact ? undefined : found;
  return (
    <FormField
      label={label}
      required={required}
      plain={compact && !isUnsure && !isNoAmount}
      help={isUnsure ? t('amount.asked') : ownHelp}
      error={isNoAmount ? t('amount.unreadable') : error}
      action={
        isUnsure && (
          <AskedAmount
            onYes={() => {
              take(read);
              input.current?.focus();
            }}
          >
            {amount}
          </AskedAmount>
        )
      }
    >
      {(control) => (
        <Flex gap="2">
          <Input
            ref={input}
            {...control}
            name={props.name}
            inputMode="decimal"
            autoComplete="off"
            maxLength={60}
            {...ltrProps}
            placeholder={props.placeholder}
            value={props.value}
            onChange={({ target }) => {
              setLeft(false);
              set(target.value);
            }}
            onBlur={() => {
              setLeft(true);
              if (read?.isSure && isPrice(read.amount)) take(read);
              props.onBlur?.();
            }}
          />
          {unit}
        </Flex>
      )}
    </FormField>
  );
}

/** Whether it has two decimals at most: its digits would be rounded otherwise. */
const isPrice = (amount: number) => Number(amount.toFixed(2)) === amount;

/** Takes an amount that somebody may have meant. */
function AskedAmount({ onYes, children }: { onYes: () => void; children: ReactNode }) {
  const { t } = useTranslation('common');
  return (
    <Button variant="outline" size="sm" alignSelf="start" maxW="full" mb="2" onClick={onYes}>
      {/* One line of text: it breaks where it must. */}
      <span>
        {t('amount.yes')} {children}
      </span>
    </Button>
  );
}

/** An amount as it will be shown, and in words. */
function ReadAmount({ read, currency }: { read: Amount; currency: string }) {
  const { amount, currency: named = currency } = read;
  return (
    <>
      <bdi dir="ltr">{isCurrency(named) ? formatPrice(amount, named) : formatNumber(amount)}</bdi>
      {priceInWords(amount) && ' · '}
      <PriceInWords amount={amount} />
    </>
  );
}
