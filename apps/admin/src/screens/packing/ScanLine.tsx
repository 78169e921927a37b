import { Button } from '@selvedge/design-system/primitives/Button';
import { StatusMark } from '@selvedge/design-system/primitives/StatusMark';
import { TextField } from '@selvedge/design-system/primitives/TextField';
import { Toolbar } from '@selvedge/design-system/layout/Toolbar';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { undo } from './packing.model';
import type { PackingDesk } from './usePacking';

/** Field for a barcode scanner: each code followed by Enter is one piece, and the result of the last scan is shown beside it. */
export function ScanLine({ desk }: { desk: PackingDesk }) {
  const { t } = useTranslation('packing');
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { said, packing } = desk;
  const words =
    said &&
    {
      packed: () =>
        said.kind === 'packed'
          ? t('said.packed', {
              name: said.line.name,
              size: said.line.size,
              box: said.box,
              packed: said.packed,
              open: said.line.openQty,
            })
          : '',
      enough: () =>
        said.kind === 'enough' ? t('said.enough', { name: said.line.name, size: said.line.size }) : '',
      unknown: () => ('code' in said ? t('said.unknown', { code: said.code }) : ''),
      several: () => ('code' in said ? t('said.several', { code: said.code }) : ''),
    }[said.kind]();
  return (
    <Toolbar
      label={t('scan')}
      gap="wide"
      end={
        <Button
          variant="link"
          isDisabled={packing.scans.length === 0}
          onPress={() => {
            desk.change(undo(packing));
            field.current?.focus();
          }}
        >
          {t('undo')}
        </Button>
      }
    >
      <TextField
        inputRef={field}
        label={t('code')}
        placeholder={t('code')}
        isLabelHidden
        value={code}
        onChange={setCode}
        autoComplete="off"
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || code.trim() === '') return;
          event.preventDefault();
          desk.scanned(code);
          setCode('');
        }}
      />
      <output>
        {said && (
          <StatusMark
            glyph={said.kind === 'packed' ? 'full' : 'triangle'}
            tone={said.kind === 'packed' ? 'positive' : 'critical'}
          >
            {words}
          </StatusMark>
        )}
      </output>
    </Toolbar>
  );
}
