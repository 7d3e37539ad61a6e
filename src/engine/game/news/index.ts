export * from './news';
export { publicHash } from './public-hash';
export { newsFromJson, publicSetupFrom } from './read';
export { newsToJson } from './write';
