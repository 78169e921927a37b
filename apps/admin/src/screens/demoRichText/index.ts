export { RichTextScreen as default } from './RichTextScreen';
