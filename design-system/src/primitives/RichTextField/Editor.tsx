import { isRichLink } from '@selvedge/domain/display/richText';
import type { RichText } from '@selvedge/domain/display/richText';
import { EditorContent, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import type { Ref } from 'react';
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
  isRequired?: boolean;
  isInvalid: boolean;
  inputRef?: Ref<{ focus: () => void }>;
}

/** Toolbar and editable area of a RichTextField. */
export default function Editor(props: EditorProps) {
  const { labelledBy, describedBy, value, onChange, isRequired = false, isInvalid, inputRef } = props;
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
          ...(isRequired ? { 'aria-required': 'true' } : {}),
          ...(isInvalid ? { 'aria-invalid': 'true' } : {}),
        },
      },
    });
  }, [editor, labelledBy, describedBy, isRequired, isInvalid]);
  useImperativeHandle(inputRef, () => ({ focus: () => void editor.commands.focus() }), [editor]);
  return (
    <>
      <Tools editor={editor} />
      <EditorContent editor={editor} />
    </>
  );
}
