export { languageOf, MESSAGES, type Language } from '@selvedge/api-spec/refusals/messages';
