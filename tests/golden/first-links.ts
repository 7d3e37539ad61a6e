import type { LinkKind } from '../../src/setup';

/** A link of version 1 as first written, with the outcome of its game. */
interface FirstLink {
  readonly link: string;
  readonly kind: LinkKind;
  readonly rules: string;
  readonly turns: number;
  readonly scores: readonly number[];
}

export const FIRST_LINKS: readonly FirstLink[] = [
  {
    link: '1w7dxPa4MwFADwL_QOiaZqjmlna1ZrOv-062AHY9Tajraw7w_Ly04bwtg9J3158flAhR9IYt9Zz3fPd893z3fPd893z3fPd8_3OZTPEfnfLp9H9Q8895zEJNHaaBrFoQkHahYRI2HA4oEzbgxjlLc0MjoYCB_aJLag7hOiLaTbFn9X_IlnQoOQLaI44a3uTD_8ji2u0YqZUlsBhiEX92_QLeyxKp7kIS2hwxu9NOIIHce8SCcLSu1W6R2kXCkYIhx_rup1k8MUY1BBR0M8SbdwprjpgtUodfXX0H-nSnHM4UIJJnMJV1ddpTDiJlEbWcLopsndUuRwxhqiTGuYKI4WaxvAh-tCvKqyggs2nTXZCW7uunq3hxt1k2v1WaOCR3zMy0ZZGl_xy5UruGPd4gQPSly7DTwCV38Dd6vn9y8',
    kind: 'watch',
    rules: 'scraebbkle',
    turns: 27,
    scores: [637, 668],
  },
  {
    link: '1b7ZzNbgIhEIBfaA7gsj8cUVHRdbHrqrVJDyBudbupSfv-SRk8tdmk9c5tGAIMCYcvX8L4Nxu9cvTK0StHrxy9cvTK0StHrxy98v8gfwjdh0D6YXofRu8fiH3mJCeFtc7SLE9c0lKXZowkI5a3nHHnGKPc0MzZUUt4a4rcY_e5INbjtjH4-P5EbEJHCUuzvODGnty5_T32CI5E-bLbCLikyJQrvRBwZRgelIQu9cF29wQ9Nnj6UrWs1ARuGc7PxF5Cj6i_XWq4Ucwt9aGEt0CnezHZggt__kopV9DlmJ1W1RRa7iNd6hreKcHsWj3DB8eoVjPo78mx8KR7pdjYQdRSl6L22-FxjajnsgFDQ3EL1TRH6MJgLapmB_a-vpGfcqrBhHPHsoIea5lreYRTqHCjKrDhKgou1F__9Rs',
    kind: 'same-bag',
    rules: 'classic',
    turns: 24,
    scores: [366, 417],
  },
  {
    link: '1w7VzLboMwEPyXnvcAgUI4msSAE14hEEKqHEwcQh7_f-7iYrdVI1U9lzmgHbDXKxuk8Yo1vrNTbdWUZJ5-bZiSzFOSeaqtmmqr_lVt1a9C9pk8fSYW_6xQn8vLbzLy7BmuMW9b0ZqOawmrM8WrYxvWzHY7z_aEsG3T46Yj2llneB2fuygtz3OjRUnJ-ZC4_yEjx7X_EJH4LbV8kChEwfcXiyWCfkEQhGEYRUxhtY4RSZJKZCPyfFNIbBGlRIXY7ep63zQHlKuovt5eSrJncHNRgM2OSGsCvTfaa0Iq6PWjMCYMho2gZAyuyqyzbAlC9SoOGXSO6kRyEIO6kyRnZVXAdaZ4WTBaNNDhykhOU7grNygLhWmqlpusjKB_HdmK-QXw4egQSXH0h6VaxjQoKbQ66oim6OqheVrEcNFd_QSGZZH2loTQ6REXMU2gVe3YjqFTHTjFSE94RIMkTQpCPwkpcBVmBhfcOUgzgJv2nAH_nB7o9X0CXE3EFk66SQZ3bVcYuh4qxWjHDoa-Ht8B',
    kind: 'watch',
    rules: 'crossword',
    turns: 36,
    scores: [159, 142],
  },
  {
    link: '1p7du9CgIxDADgV7Jp05_xwBtcFNFBBIf0bMTBSfD5TcWD4-wkN6ZLO3TKD3wQIjWrfFe-K9-V78p35bvy_T--S-JGveeKs_n61WTJaYHn3KOHB4nZGg5dQJc_35sunPoPfeahGGGfldshhsyRINkYCpDBbI0LwFciwMF5Rg-xMJvkMXnApv9u91cZZ8o1E9vdse_6zVrOed-damt-Zfj8xEK6Z3V5Aw',
    kind: 'position',
    rules: 'scraebbkle',
    turns: 0,
    scores: [0, 0],
  },
];
