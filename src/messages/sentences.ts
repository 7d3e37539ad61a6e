/** The discriminant of a union: the code of an error, the kind of anything else. */
type TagOf<Union> = Union extends { readonly code: infer Tag extends string }
  ? Tag
  : Union extends { readonly kind: infer Tag extends string }
    ? Tag
    : never;

type Tagged<Union, Tag> = Union extends unknown
  ? Tag extends TagOf<Union>
    ? Union
    : never
  : never;

/** A sentence for each member of a union; a function where the sentence names something. */
export type Sentences<Union, Facts extends readonly unknown[] = []> = {
  readonly [Tag in TagOf<Union>]:
    | string
    | ((member: Tagged<Union, Tag>, ...facts: Facts) => string);
};

/** The sentence for a member; `facts` is what sentences name beside it. */
export function sentenceFor<
  Union extends { readonly code: string } | { readonly kind: string },
  Facts extends readonly unknown[] = [],
>(sentences: Sentences<Union, Facts>, member: Union, ...facts: Facts): string {
  const tag = ('code' in member ? member.code : member.kind) as TagOf<Union>;
  const sentence = sentences[tag] as string | ((member: Union, ...facts: Facts) => string);
  return typeof sentence === 'string' ? sentence : sentence(member, ...facts);
}
