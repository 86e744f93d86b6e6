vcl 4.1;
# /etc/varnish/academy.vcl: keeps pages between nginx, which serves HTTPS, and the processes. It serves them without
# asking a process, also while none is there. The processes tell it to drop them: ACADEMY_PAGE_CACHES=http://127.0.0.1:6081.
# Start it with `-p http_gzip_support=off`: pages come compressed, with brotli too.

import directors;
import std;

# Not /readyz: without the database, a process still serves pages from memory.
probe alive {
  .url = "/healthz";
  .interval = 2s;
  .timeout = 1s;
  .window = 3;
  .threshold = 2;
  .initial = 2;
}
backend first { .host = "127.0.0.1"; .port = "3000"; .probe = alive; }
backend second { .host = "127.0.0.1"; .port = "3001"; .probe = alive; }

# Who may tell it to drop pages, and whose X-Forwarded-For is believed: the machines of the site.
acl site { "127.0.0.1"; "::1"; "10.0.0.0"/24; }

sub vcl_init {
  new processes = directors.round_robin();
  processes.add_backend(first);
  processes.add_backend(second);
}

sub vcl_recv {
  set req.backend_hint = processes.backend();

  if (req.method == "PURGE") {
    if (client.ip !~ site) { return (synth(405)); }
    ban("obj.http.page-version ~ . && obj.http.page-version != " + regsub(req.http.page-version, "[^\w-]", ""));
    return (synth(200));
  }

  # Varnish has added the machine in front of it; the server reads the last address, which must be the caller's.
  if (client.ip ~ site && req.http.X-Forwarded-For ~ ",") {
    set req.http.X-Forwarded-For = regsub(req.http.X-Forwarded-For, ",[^,]*$", "");
  }

  # The server knows two forms; each is kept apart.
  if (req.http.Accept-Encoding ~ "\bbr\b") { set req.http.Accept-Encoding = "br"; }
  elsif (req.http.Accept-Encoding ~ "\bgzip\b") { set req.http.Accept-Encoding = "gzip"; }
  else { unset req.http.Accept-Encoding; }

  if (req.method != "GET" && req.method != "HEAD") { return (pass); }
  # A learner's pages, and everything but pages and their files.
  if (req.http.Cookie ~ "(^|; *)(__Secure-)?academy_session=") { return (pass); }
  if (req.url !~ "^/academy(/|$)" || req.url ~ "^/academy/(api|private|public)/") { return (pass); }

  # Pages depend on the cookies for colors and language, and on no others.
  if (req.http.Cookie) {
    set req.http.Cookie = ";" + regsuball(req.http.Cookie, "; +", ";");
    set req.http.Cookie = regsuball(req.http.Cookie, ";((__Secure-)?academy_(color|language)=)", "; \1");
    set req.http.Cookie = regsuball(req.http.Cookie, ";[^ ][^;]*", "");
    set req.http.Cookie = regsuball(req.http.Cookie, "^[; ]+|[; ]+$", "");
    if (req.http.Cookie == "") { unset req.http.Cookie; }
  }
  # Campaigns add parameters that no page reads.
  set req.url = regsuball(req.url, "(?<=[?&])(utm_\w+|gclid|fbclid|msclkid)=[^&]*(&|$)", "");
  set req.url = regsub(req.url, "[?&]$", "");
  return (hash);
}

sub vcl_backend_response {
  # While no process answers, what was kept goes on.
  set beresp.grace = 1h;
  if (beresp.http.CDN-Cache-Control ~ "stale-while-revalidate=\d+") {
    set beresp.grace = std.duration(regsub(beresp.http.CDN-Cache-Control, "^.*stale-while-revalidate=(\d+).*$", "\1s"), 1h);
  }
  if (beresp.http.CDN-Cache-Control ~ "max-age=\d+") {
    set beresp.ttl = std.duration(regsub(beresp.http.CDN-Cache-Control, "^.*max-age=(\d+).*$", "\1s"), 0s);
    return (deliver);
  }
}

sub vcl_deliver {
  unset resp.http.CDN-Cache-Control;
  unset resp.http.Page-Version;
}
