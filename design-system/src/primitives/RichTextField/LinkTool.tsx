import { isRichLink } from '@selvedge/domain/display/richText';
import { useEditorState } from '@tiptap/react';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { useMessages } from '../../i18n';
import { Button } from '../Button/Button';
import { LinkIcon } from '../Icon/icons';
import { IconButton } from '../IconButton/IconButton';
import { Popover } from '../Popover/Popover';
import { TextField } from '../TextField/TextField';

/** Sets or removes the link of the selected text. */
export function LinkTool({ editor }: { editor: Editor }) {
  const t = useMessages('RichTextField');
  const { href, isEmpty } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      href: String(now.getAttributes('link').href ?? ''),
      isEmpty: now.state.selection.empty,
    }),
  });
  return (
    <Popover
      label={t('link')}
      placement="bottom start"
      trigger={<IconButton label={t('link')} icon={<LinkIcon />} isDisabled={isEmpty && href === ''} />}
    >
      {(close) => <Address key={href} editor={editor} href={href} onDone={close} />}
    </Popover>
  );
}

function Address({ editor, href, onDone }: { editor: Editor; href: string; onDone: () => void }) {
  const t = useMessages('RichTextField');
  const [address, setAddress] = useState(href);
  const [isInvalid, setInvalid] = useState(false);
  const apply = (): void => {
    const asked = address.trim();
    if (!isRichLink(asked)) {
      setInvalid(true);
      return;
    }
    editor.chain().focus().extendMarkRange('link').setLink({ href: asked }).run();
    onDone();
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // The editor may be inside a form, which must not be submitted.
        event.stopPropagation();
        apply();
      }}
    >
      <TextField
        label={t('address')}
        description={t('addressNote')}
        value={address}
        onChange={setAddress}
        isInvalid={isInvalid}
        errorMessage={t('badAddress')}
      />
      <Button type="submit" variant="primary" size="small">
        {t('apply')}
      </Button>
      {href !== '' && (
        <Button
          variant="quiet"
          size="small"
          onPress={() => {
            editor.chain().focus().extendMarkRange('link').unsetLink().run();
            onDone();
          }}
        >
          {t('remove')}
        </Button>
      )}
    </form>
  );
}
