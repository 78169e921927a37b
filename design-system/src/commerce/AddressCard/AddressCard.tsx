import type { ReactNode } from 'react';
import { useMessages } from '../../i18n';
import type { RootProps } from '../../internal/rootProps';
import {
  actions as actionsClass,
  bare,
  card,
  chosen,
  flag,
  head,
  line1,
  name,
  phone as phoneClass,
} from './AddressCard.css';

/** Address as the card shows it. */
export interface AddressData {
  areaType: 'MAINLAND' | 'HK_MACAO_TW' | 'OVERSEAS';
  consignee: string;
  /** Phone number with its country code: "+852 5550 0142". */
  phone: string;
  /** Region, from the largest part to the smallest. */
  region: readonly string[];
  detail: string;
  isDefault?: boolean;
  company?: { name?: string; taxNo?: string };
}

/** Props of {@link AddressCard}. */
export interface AddressCardProps extends RootProps<HTMLDivElement> {
  address: AddressData;
  /** Marks the address as the shipping address. */
  isSelected?: boolean;
  /** Text only, without the card's lines, where the surroundings have their own. */
  isBare?: boolean;
  /** Actions: edit, delete, make default. */
  actions?: ReactNode;
}

/** Card of a shipping address: consignee, phone, region and street, company. */
export function AddressCard({
  address,
  isSelected = false,
  isBare = false,
  actions,
  ...root
}: AddressCardProps) {
  const t = useMessages('AddressCard');
  const { company } = address;
  return (
    <div {...root} className={isBare ? bare : isSelected ? `${card} ${chosen}` : card}>
      <div className={head}>
        <span className={name}>{address.consignee}</span>
        <span className={phoneClass}>{address.phone}</span>
        <span className={flag}>{t(address.areaType)}</span>
        {address.isDefault && <span className={flag}>{t('default')}</span>}
        {actions && <span className={actionsClass}>{actions}</span>}
      </div>
      <p className={line1}>{[...address.region, address.detail].filter(Boolean).join(' ')}</p>
      {company?.name && (
        <p className={flag}>
          {company.name}
          {company.taxNo && ` ${t('taxNo')} ${company.taxNo}`}
        </p>
      )}
    </div>
  );
}
