import { fromEvent } from 'file-selector';
import { err, ok, type Result } from '../engine';
import { type GameFile, ownGameFile } from './files';

/** Files that were dropped, those of folders among them, each with its path. */
export async function droppedFiles(
  event: DragEvent,
): Promise<Result<readonly GameFile[], { readonly code: 'DROP_UNREADABLE' }>> {
  try {
    const items = await fromEvent(event);
    const files = items.flatMap((item) =>
      // Named as where they are chosen: file-selector puts `./` or `/` before their paths.
      'relativePath' in item ? [ownGameFile(item, item.relativePath.replace(/^\.?\//, ''))] : [],
    );
    return files.length > 0 ? ok(files) : err({ code: 'DROP_UNREADABLE' });
  } catch {
    return err({ code: 'DROP_UNREADABLE' });
  }
}
