import { fireEvent } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPage } from '../../tests/support/page';
import { followOpenedFiles } from './opened-files';

const FILES = { dataTransfer: { types: ['Files'], files: [] } };

const isMarked = (): boolean => document.documentElement.hasAttribute('data-files-over');

/** Leaves an element for another, or the window. */
const leave = (from: Element, to: Element | null): boolean =>
  from.dispatchEvent(new MouseEvent('dragleave', { bubbles: true, relatedTarget: to }));

describe('files dragged over the page', () => {
  beforeAll(() => followOpenedFiles(openPage().store));

  it('mark it until they leave', () => {
    fireEvent.dragOver(document.body, FILES);
    expect(isMarked()).toBe(true);
    leave(document.body, document.documentElement);
    expect(isMarked()).toBe(true);
    leave(document.documentElement, null);
    expect(isMarked()).toBe(false);
  });

  it('mark it until they are dropped', () => {
    fireEvent.dragOver(document.body, FILES);
    fireEvent.drop(document.body, FILES);
    expect(isMarked()).toBe(false);
  });

  it('are files, and not a selection of text', () => {
    fireEvent.dragOver(document.body, { dataTransfer: { types: ['text/plain'], files: [] } });
    expect(isMarked()).toBe(false);
  });
});
