export { DemoRichTextScreen as default } from './DemoRichTextScreen';
