import { isRichLink } from '@selvedge/domain/display/richText';
import type { RichText } from '@selvedge/domain/display/richText';
import { EditorContent, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { prose } from '../RichText/RichText.css';
import { fromRich, toRich } from './convert';
import { sheet } from './RichTextField.css';
import { Tools } from './Tools';

/** Extensions for the elements that a rich text may have; anything else that is typed or pasted becomes plain text. */
const extensions = [
  StarterKit.configure({
    heading: { levels: [3] },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    link: { openOnClick: false, isAllowedUri: (address) => isRichLink(address) },
  }),
];

interface EditorProps {
  labelledBy: string;
  describedBy?: string;
  value: RichText;
  onChange: (text: RichText) => void;
  isInvalid: boolean;
}

/** Toolbar and editable area of a RichTextField. */
export default function Editor({ labelledBy, describedBy, value, onChange, isInvalid }: EditorProps) {
  const written = useRef(value);
  const editor = useEditor({
    extensions,
    injectCSS: false,
    content: fromRich(value),
    onUpdate: ({ editor: changed }) => {
      written.current = toRich(changed.getJSON());
      onChange(written.current);
    },
  });
  // In the layout phase, before any further key press: a later effect would overwrite what was typed meanwhile with an older value.
  useLayoutEffect(() => {
    if (value === written.current) return;
    written.current = value;
    editor.commands.setContent(fromRich(value), { emitUpdate: false });
  }, [editor, value]);
  useEffect(() => {
    editor.setOptions({
      editorProps: {
        attributes: {
          class: `${prose} ${sheet}`,
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-labelledby': labelledBy,
          ...(describedBy === undefined ? {} : { 'aria-describedby': describedBy }),
          ...(isInvalid ? { 'aria-invalid': 'true' } : {}),
        },
      },
    });
  }, [editor, labelledBy, describedBy, isInvalid]);
  return (
    <>
      <Tools editor={editor} />
      <EditorContent editor={editor} />
    </>
  );
}
