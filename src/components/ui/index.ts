/** The parts of the page that know nothing of the game. */

export { ConfirmButton } from './ConfirmButton';
export { Button } from './Button';
export { Choice, Question } from './Choice';
export { CopyField } from './CopyField';
export { Dialog } from './Dialog';
export { DialogFooter } from './DialogFooter';
export { Disclosure } from './Disclosure';
export { Field, FieldError } from './Field';
export { FileButton } from './FileButton';
export { Menu, useMenu } from './Menu';
export { NameForm } from './NameForm';
export { Notice } from './Notice';
export { isIntegerInRange, NumberField, type NumberRange } from './NumberField';
export { isCharacterKey, isPlainKey, isUndoKey } from './plain-key';
export { saveBlob, saveText } from './save-text';
export { Tabs } from './Tabs';
