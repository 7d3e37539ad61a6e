/** Components that are independent of the game. */

export * from './Button';
export * from './Choice';
export * from './CopyField';
export * from './Dialog';
export * from './DialogFooter';
export * from './Disclosure';
export * from './Field';
export * from './FileButton';
export * from './Menu';
export * from './move-focus';
export * from './place-beside';
export * from './plain-key';
export * from './save-text';
export * from './Sign';
export * from './Tabs';
