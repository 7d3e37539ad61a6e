/** Components that are independent of the game. */

export * from './Button';
export * from './Choice';
export * from './CopyField';
export * from './Dialog';
export * from './DialogFooter';
export * from './Disclosure';
export * from './Field';
export * from './FileButton';
export * from './keyboard';
export * from './Menu';
export * from './place-beside';
export * from './reveal-row';
export * from './RowButton';
export * from './save-text';
export * from './share';
export * from './Sign';
export * from './Tabs';
