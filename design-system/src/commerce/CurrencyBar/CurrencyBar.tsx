import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { currencySymbol, SHOWN_CURRENCIES } from '@selvedge/domain/money/exchange';
import type { Currency } from '../../formats';
import { useMessages } from '../../i18n';
import type { RootProps } from '../../internal/rootProps';
import { bar, choice } from './CurrencyBar.css';

/** Props of {@link CurrencyBar}. */
export interface CurrencyBarProps extends RootProps<HTMLDivElement> {
  value: Currency;
  onChange: (currency: Currency) => void;
}

/** Switch for the display currency of prices: yuan, Hong Kong dollar, euro, in this order. */
export function CurrencyBar({ value, onChange, ...root }: CurrencyBarProps) {
  const t = useMessages('CurrencyBar');
  return (
    <RadioGroup
      {...root}
      className={bar}
      aria-label={t('label')}
      orientation="horizontal"
      value={value}
      onChange={(chosen) => {
        const currency = SHOWN_CURRENCIES.find((each) => each === chosen);
        if (currency) onChange(currency);
      }}
    >
      {SHOWN_CURRENCIES.map((currency) => (
        <Radio key={currency} value={currency} className={choice} aria-label={t(currency)}>
          <span aria-hidden="true">{currencySymbol(currency)}</span>
        </Radio>
      ))}
    </RadioGroup>
  );
}
