import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/useMessages';
import type { RootProps } from '../../internal/rootProps';
import { Text } from '../../layout/Text/Text';
import { InfoIcon } from '../Icon/signs';
import { IconButton } from '../IconButton/IconButton';
import { Popover } from '../Popover/Popover';

/** Props of {@link FieldHelp}. */
export interface FieldHelpProps extends RootProps<HTMLButtonElement> {
  /** Name of the field that is explained. */
  label: string;
  /** Explanation in a few sentences. */
  children: ReactNode;
}

/** Button beside the label of a field that explains it; passed to the field as `help`. */
export function FieldHelp({ label, children, ...root }: FieldHelpProps) {
  const t = useMessages('FieldHelp');
  const name = t('about', { field: label });
  return (
    <Popover
      label={name}
      placement="bottom start"
      trigger={<IconButton {...root} size="small" label={name} icon={<InfoIcon size="medium" />} />}
    >
      <Text as="p">{children}</Text>
    </Popover>
  );
}
