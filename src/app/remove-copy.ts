/**
 * Removes the offline copy and its service worker, so that the next load comes from the server. Returns false if there
 * is no service worker, or the server is unreachable and the copy is all there is.
 */
export async function removeCopy(): Promise<boolean> {
  const { serviceWorker } = navigator as Partial<Navigator>;
  try {
    const registration = await serviceWorker?.getRegistration();
    if (!registration) return false;
    // The worker's own script may be missing, or have no room.
    await registration.update().catch(() => fetch(location.pathname, { cache: 'no-cache' }));
    await registration.unregister();
    for (const name of await caches.keys()) {
      if (name.endsWith(registration.scope)) await caches.delete(name);
    }
    return true;
  } catch {
    return false;
  }
}
