// Reload when the browser is online again, or when the room responds to a poll every 5 seconds.
const reload = () => location.reload();
document.getElementById('again').addEventListener('click', reload);
addEventListener('online', reload);
setInterval(() => {
  fetch('/healthz', { cache: 'no-store' }).then((response) => response.ok && reload(), () => undefined);
}, 5_000);
