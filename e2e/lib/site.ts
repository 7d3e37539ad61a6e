import { PRIVATE_ADDRESS } from '../../scripts/p2p/network';

/** Where the tests of browsers that speak to each other find the page. */
export const PORT = 4319;

/** A browser trusts its own machine as it trusts a secure connection. */
export const SECURE_SITE = `http://127.0.0.1:${PORT}`;

/** The same files at an address by which other machines would ask for them, and without TLS. */
export const PLAIN_SITE = `http://${PRIVATE_ADDRESS}:${PORT}`;
