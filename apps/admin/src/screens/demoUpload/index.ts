export { DemoUploadScreen as default } from './DemoUploadScreen';
