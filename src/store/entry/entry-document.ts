import * as v from 'valibot';
import {
  alphabetOf,
  DIRECTIONS,
  enteredTilesSchema,
  enteredTilesToJson,
  formatEntry,
  MAX_LENGTH,
  parseEntry,
  type RuleBook,
  valueIn,
} from '../../engine';
import { DEFAULT_LIST } from '../../setup';
import type { EntryState } from './entry-state';
import { EMPTY_FORM, TURN_KINDS, type TurnForm } from './turn-form';

/** The part of the screen of an entry that survives a reload: the entry, and the turn that is being typed. */
export type EntryDocument = Pick<
  EntryState,
  'entry' | 'id' | 'saved' | 'at' | 'isInserting' | 'form' | 'begun' | 'list'
>;

const textUpTo = (max: number) => v.pipe(v.string(), v.maxLength(max));
const typed = textUpTo(MAX_LENGTH.tiles);

const documentSchema = v.object({
  // Read by the engine, and the forms with the tiles of its rules.
  entry: v.unknown(),
  id: v.pipe(textUpTo(MAX_LENGTH.id), v.minLength(1)),
  saved: v.optional(
    v.object({
      id: textUpTo(MAX_LENGTH.id),
      record: textUpTo(MAX_LENGTH.id),
      isCurrent: v.boolean(),
    }),
  ),
  at: v.pipe(v.number(), v.integer(), v.minValue(0)),
  isInserting: v.boolean(),
  form: v.unknown(),
  begun: v.optional(v.record(v.string(), v.unknown()), {}),
  /** The only turn that earlier versions kept. */
  newTurn: v.optional(v.unknown()),
  /** A list that comes with the page; others are too large to save with every change. */
  list: v.optional(textUpTo(MAX_LENGTH.fileName)),
});

const formSchema = ({ tileSet }: RuleBook): v.GenericSchema<unknown, TurnForm> =>
  v.object({
    kind: v.picklist(TURN_KINDS),
    rack: typed,
    laid: enteredTilesSchema(alphabetOf(tileSet)),
    direction: v.picklist(DIRECTIONS),
    typed: v.optional(typed, () => undefined),
    returned: typed,
    awarded: typed,
    notes: v.array(textUpTo(MAX_LENGTH.gcg)),
  });

export function formatEntryDocument(document: EntryDocument): string {
  const { entry, id, saved, at, isInserting, form, begun, list } = document;
  const alphabet = alphabetOf(entry.setup.rules.tileSet);
  const formToJson = (each: TurnForm) => ({
    ...each,
    laid: enteredTilesToJson(alphabet, each.laid),
  });
  const rest = {
    id,
    saved: saved && { id: saved.id, record: saved.record, isCurrent: saved.entry === entry },
    at,
    isInserting,
    form: formToJson(form),
    begun: Object.fromEntries(
      Object.entries(begun).map(([place, each]) => [place, formToJson(each)]),
    ),
    list: list.kind === 'shipped' ? list.file : undefined,
  };
  return `{"entry":${formatEntry(entry)},${JSON.stringify(rest).slice(1)}`;
}

/** Undefined if the text holds no entry. A turn that cannot be read is left out. */
export function parseEntryDocument(text: string): EntryDocument | undefined {
  const parsed = v.safeParse(documentSchema, valueIn(text));
  if (!parsed.success) return undefined;
  const { id, saved, at, isInserting, list, ...rest } = parsed.output;
  const entry = parseEntry(JSON.stringify(rest.entry));
  if (!entry) return undefined;
  const schema = formSchema(entry.setup.rules);
  const form = v.safeParse(schema, rest.form);
  const begun = Object.entries({ new: rest.newTurn, ...rest.begun }).flatMap(([place, each]) => {
    const read = v.safeParse(schema, each);
    return read.success ? [[place, read.output] as const] : [];
  });
  return {
    entry,
    id,
    saved: saved && {
      id: saved.id,
      record: saved.record,
      entry: saved.isCurrent ? entry : undefined,
    },
    begun: Object.fromEntries(begun),
    list: list === undefined ? DEFAULT_LIST : { kind: 'shipped', file: list },
    ...(form.success
      ? { at: Math.min(at, entry.turns.length), isInserting, form: form.output }
      : { at: entry.turns.length, isInserting: false, form: EMPTY_FORM }),
  };
}
