export { UploadScreen as default } from './UploadScreen';
