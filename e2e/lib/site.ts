import { PRIVATE_ADDRESS } from '../../scripts/p2p/network';

export const PORT = 4319;

/** A secure context: browsers trust their own machine even without TLS. */
export const SECURE_SITE = `http://127.0.0.1:${PORT}`;

/** The same files at an address for other machines, which is insecure without TLS. */
export const INSECURE_SITE = `http://${PRIVATE_ADDRESS}:${PORT}`;
