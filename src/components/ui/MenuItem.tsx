import type { ComponentProps } from 'react';
import { Button } from './Button';
import { closeMenu } from './Menu';

/** An item of a menu; pressing it closes the menu first. */
export function MenuItem(
  props: Omit<ComponentProps<typeof Button>, 'tone' | 'onClick'> & { readonly onPress: () => void },
) {
  const { onPress, ...button } = props;
  return (
    <Button
      tone="quiet"
      {...button}
      onClick={({ currentTarget }) => {
        closeMenu(currentTarget);
        onPress();
      }}
    />
  );
}
