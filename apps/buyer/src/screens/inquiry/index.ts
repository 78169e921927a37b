export { InquiryScreen as default } from './InquiryScreen';
