export * from './news';
export { publicHash } from './public-hash';
export { updateFromJson, publicSetupFrom } from './read';
export { updateToJson } from './write';
